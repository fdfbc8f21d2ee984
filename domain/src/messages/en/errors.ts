import type { ErrorCode } from '../../errors.ts'

/** What each refusal says. */
export const errors = {
  'bad-input': 'Something you entered isn’t quite right. Please check the fields.',
  'signed-out': 'Sign in again to continue.',
  'not-a-member': 'This account isn’t part of the house yet. You need an invite.',
  'not-active': 'Your account is paused. Please talk to the people who look after the house.',
  'invite-unknown': 'We couldn’t find this invite. Check that you have the whole link.',
  'invite-revoked': 'The person who invited you canceled this invite. Ask for a new link.',
  'invite-full': 'Every seat on this invite is taken. Ask the person who invited you for another.',
  'inviter-suspended': 'The inviter’s account is paused, and the invite waits with it.',
  'already-a-member': 'You’re already part of the house.',
  'needs-guardian': 'If you’re under 16, your guardian creates the account for you. Nothing was saved.',
  'not-at-this-age': 'You’re not old enough for this here yet.',
  'guardian-away': 'Your guardian isn’t in the house right now. Until they’re back, your contacts stay as they are.',
  'not-your-ward': 'This account isn’t in your care.',
  'wards-full':
    'You already look after eight accounts, which is the most one person can. Another adult can take the next.',
  'approval-over': 'This request was already answered, or it ran out.',
  'person-unknown': 'We couldn’t find this person in the house.',
  'blocked-by-you': 'You blocked this person. To connect, unblock them first, on your own page.',
  'not-connected': 'Someone you chose is no longer connected with you. Check who will see it and post again.',
  'audience-wider': 'Since you wrote this, more people have started seeing your posts. Check the names and post again.',
  'code-wrong': 'This code isn’t right or has expired. Check the message, or ask for another.',
  'proof-needed': 'The robot check expired. Please try again.',
  'too-many-tries': 'Too many tries. Wait a minute and try again.',
  'id-taken': 'This post already exists.',
  'not-an-image': 'This file isn’t a picture we can open. Try a JPEG, PNG or WebP photo.',
  'too-large': 'This photo is too large. The limit is 20 MB.',
  'quota-exceeded':
    'Your space for photos in this house is used up. Delete something old, or talk to the people who look after the house.',
  'photo-missing': 'One of the photos didn’t arrive. Add it again.',
  'not-an-admin': 'Only the people who look after the house can do this.',
  'blog-post-unknown': 'We couldn’t find this blog post.',
  'edited-elsewhere':
    'Somebody else saved this post while you were writing. Copy what’s yours, open the new version and merge the two.',
  'post-incomplete': 'Something is missing: each language needs a title, a summary and some text before it goes out.',
  'blog-full': 'The blog has as many published posts as it can hold. Take one down before you add another.',
  'try-again': 'We couldn’t finish this right now. Please try again.',
} satisfies Record<ErrorCode, string>
