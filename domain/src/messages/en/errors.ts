import type { ErrorCode } from '../../errors.ts'

/** What each refusal says. */
export const errors = {
  'bad-input': 'Something in what you wrote does not fit. Please check the fields.',
  'signed-out': 'Sign in again to go on.',
  'not-a-member': 'This account is not part of the house yet. You need an invite.',
  'not-active': 'Your account is paused. Please talk to the people who run the house.',
  'invite-unknown': 'We could not find this invite. Check that you have the whole link.',
  'invite-revoked': 'The person who invited you cancelled this invite. Ask for a new link.',
  'invite-full': 'Every seat of this invite is taken. Ask the person who invited you for another.',
  'inviter-suspended': 'The inviter’s account is paused, and the invite waits with it.',
  'already-a-member': 'You are already part of the house.',
  'needs-guardian': 'Under 16, your guardian makes the account for you. Nothing was saved.',
  'person-unknown': 'We could not find this person in the house.',
  'blocked-by-you': 'You blocked this person. To connect, unblock them first, on your own page.',
  'not-connected': 'Someone you chose is no longer connected with you. Check who will see it and post again.',
  'audience-wider': 'Since you wrote this, more people came to see your posts. Check the names and post again.',
  'code-wrong': 'This code isn’t right or has expired. Check the message, or ask for another.',
  'proof-needed': 'The check against robots ran out. Please try again.',
  'too-many-tries': 'Too many tries. Wait a minute and try again.',
  'id-taken': 'This post already exists.',
  'not-an-image': 'This file is not a picture we can open. Try a JPEG, PNG or WebP photo.',
  'too-large': 'This photo is too large. It can have up to 20 MB.',
  'quota-exceeded':
    'Your room for photos in this house is used up. Delete something old, or ask whoever looks after the house.',
  'photo-missing': 'One of the photos did not arrive. Add it again.',
  'not-an-admin': 'Only those who look after the house can do this.',
  'blog-post-unknown': 'We could not find this blog post.',
  'edited-elsewhere':
    'Somebody else saved this post while you were writing. Copy what is yours, open the new version and bring the two together.',
  'post-incomplete': 'Something is missing: each language needs a title, a summary and a text before it goes out.',
  'blog-full': 'The blog has as many published posts as it can hold. Take one down before you add another.',
  'try-again': 'We could not finish this now. Please try again.',
} satisfies Record<ErrorCode, string>
