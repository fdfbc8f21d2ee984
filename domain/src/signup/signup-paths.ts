/** Where the form is posted to without JavaScript, without language prefix, and what stands below. */
export const signupPaths = {
  form: '/request-invite',
  challenge: '/request-invite/challenge',
  asked: '/request-invite/asked',
  confirm: '/request-invite/confirm',
  received: '/request-invite/received',
  status: '/request-invite/status',
  sendAgain: '/request-invite/status/send-again',
  withdraw: '/request-invite/status/withdraw',
} as const
