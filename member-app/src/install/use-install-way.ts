import { useStore } from '@nanostores/react'
import { type InstallWay, installWay } from './data/install-way.ts'
import { $prompt } from './data/prompt.ts'

/** How this browser installs the app, now. */
export function useInstallWay(): InstallWay {
  const prompts = useStore($prompt) !== undefined
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  return installWay({ userAgent, touchPoints, prompts })
}
