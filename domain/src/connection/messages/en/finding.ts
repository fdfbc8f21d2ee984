import type { finding as pt } from '../pt/finding.ts'

export const finding = {
  title: 'Find more people',
  link: 'Open the invite of somebody you know',
  linkHint: 'Ask someone who’s already here for their link and paste it in. You’ll be connected, and no seat is used.',
  open: 'Open the invite',
  noLink: 'We found no invite in this text.',
  waits: 'Opening an invite waits for the internet to come back.',
  mine: 'Or show yours: whoever is already in the house opens it and is connected with you.',
  mineOpen: 'See my invite',
  found: 'You choose who may find you here.',
  foundOpen: 'Choose in settings',
} satisfies typeof pt
