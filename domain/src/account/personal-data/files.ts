import { day, hour } from '../../moment.ts'
import { mediaLimits } from '../../post/media.ts'
import { exportKeptMs } from '../export/export.ts'
import { nobody, type PersonalData } from './row.ts'

/** Every place of files in Storage, by how their names begin. */
export const personalFiles = {
  'uploads/': {
    tells: ['posts'],
    whose: { '/uploads': 'delete' },
    kept: { atMost: mediaLimits.unusedHours * hour + day, by: 'functions' },
  },
  'media/': { tells: ['posts'], whose: { '/media': 'delete' }, copyFor: '/media', kept: 'thing' },
  'portraits/': { tells: ['profile'], whose: { '/portraits': 'delete' }, copyFor: '/portraits', kept: 'account' },
  'circles/': { tells: ['circles'], whose: { '/circles': 'delete' }, kept: 'thing' },
  'exports/': { tells: ['copies'], whose: { '/exports': 'delete' }, kept: { atMost: exportKeptMs, by: 'functions' } },
  'blog/': nobody,
} as const satisfies Record<string, PersonalData>
