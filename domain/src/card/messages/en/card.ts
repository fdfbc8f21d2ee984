import { brand } from '../../../brand.ts'
import type { HistoryRule } from '../../../circle/circle.ts'
import type { SubscriptionState } from '../../order.ts'

const peopleSubscribe = (count: number) => (count === 1 ? '1 person subscribes' : `${count} people subscribe`)

/** What members read of paying by card. Words claim no more than Stripe has said. */
export const card = {
  test: 'Test: no money moves',
  act: 'Support with a card',
  actMeans: (name: string) => `For this post, straight to the account of ${name}`,
  failed: 'That didn’t work. Are you online? Try again.',
  direct: (name: string) =>
    `You pay on Stripe’s page, straight to the account of ${name}. The house takes nothing and holds nothing; Stripe charges its fee to whoever receives.`,
  off: {
    title: 'No cards here',
    text: 'Whoever posted this takes no cards right now. Perhaps Pix: look at their profile.',
  },
  tip: {
    title: (name: string) => `Support ${name} with a card`,
    for: 'For this post, once.',
    choose: 'How much?',
    other: 'Other',
    otherLabel: 'Another amount',
    otherHint: 'For example 35 or 12.50',
    wrong: 'Write an amount, like 35, 12.50 or 1200.',
    least: (sum: string) => `By card, ${sum} is the least.`,
    pay: (sum: string) => `Pay ${sum} on Stripe`,
    opening: 'Opening Stripe’s page…',
  },
  tiers: {
    title: (name: string) => `Subscribe to ${name}`,
    open: 'Subscribe with a card',
    lead: 'Subscribers read the posts that are for subscribers alone.',
    monthly: (sum: string) => `${sum} a month`,
    yearly: (sum: string) => `${sum} in a year`,
    subscribe: (sum: string) => `Subscribe: ${sum} every month`,
    stop: 'It renews by itself every month. Cancel whenever you like, in “What I pay for”, and read until the month you paid for is over.',
    history: {
      all: 'Whoever comes also reads everything posted for subscribers before.',
      month: 'Whoever comes also reads the last 30 days.',
      new: 'Whoever comes reads what comes after.',
    } satisfies Record<HistoryRule, string>,
    pageSays: (sum: string) => `The support page says ${sum} a month. By card, for now, it is the amount here.`,
    pays: (sum: string, tier: string) => `${tier}: you pay ${sum} a month.`,
    none: { title: 'Nothing to subscribe to', text: 'There is nothing to subscribe to here for now.' },
  },
  state: {
    waiting: 'Waiting for Stripe to confirm',
    active: 'Paid',
    past_due: 'The last payment didn’t go through. You still read for a few days: update your card.',
    canceled: 'Cancelled. You read until the paid period is over.',
    lapsed: 'Over',
  } satisfies Record<SubscriptionState, string>,
  paying: {
    title: 'Your payment',
    waiting: 'Waiting for confirmation',
    waitingText: 'Stripe hasn’t told us yet that the payment arrived. It usually takes a few seconds.',
    paid: 'Paid, confirmed by Stripe',
    paidText: (sum: string, name: string) => `${sum} to ${name}, for this post.`,
    refunded: 'Payment refunded',
    refundedText: (sum: string, name: string) => `${sum}, paid to ${name} for this post, was refunded.`,
    chargedBack: 'Payment disputed and undone',
    chargedBackText: (sum: string, name: string) => `The bank undid the payment of ${sum} to ${name}, for this post.`,
    subscribed: 'Subscription paid',
    subscribedText: (sum: string, name: string) => `${sum} a month to ${name}.`,
    over: 'Nothing was paid',
    overText: 'You closed the page, or the payment didn’t go through. You can try again.',
    retry: 'Try again',
    ended: 'What you paid for has come to its end.',
    again: 'Look again',
    home: 'Back to the porch',
  },
  paid: {
    title: 'What I pay for',
    open: 'Your subscriptions, and how to stop',
    none: {
      title: 'You subscribe to nothing',
      text: 'What you subscribe to by card shows up here, with the way to cancel.',
    },
    to: (name: string) => `To ${name}`,
    toGone: 'To someone who has left',
    renews: (day: string) => `Renews on ${day}`,
    until: (day: string) => `You read until ${day}`,
    changes: (sum: string, day: string) =>
      `From ${day} on it costs ${sum} a month. If you don’t want that, cancel before then: until that day you read for what you paid.`,
    goesOn: 'You don’t read by it any more, but Stripe may still charge it: cancel it there.',
    manage: 'Cancel or change the card',
    manageOver: 'See it at Stripe',
    managing: 'Opening…',
  },
  own: {
    title: 'Take cards',
    open: 'Your Stripe account, and what can be subscribed to',
    before: 'Before you connect, know what Stripe doesn’t accept',
    rules: [
      'Cards pay for content alone: support for a post, or a subscription with posts for subscribers. Gifts between people, collections and donations stay with Pix.',
      'No raffles, draws or prizes.',
      'Nothing paid with children or teens in it: in Brazil that takes a judge’s permission.',
      `Stripe may close the account of whoever breaks its rules, and charges you a fee. ${brand.name} charges nothing.`,
      'There may be taxes: ask whoever does your accounts.',
    ],
    understood: 'I’ve read this, and won’t charge for any of it',
    missing: 'Tick that you’ve read it.',
    differs: (stripe: string, here: string) =>
      `The sums do not agree: for the last 180 days Stripe has ${stripe}, and here it is ${here}. Look at Stripe; we look again every day.`,
    connect: 'Connect to Stripe',
    connecting: 'Connecting…',
    page: 'Make your support page first.',
    pageWay: 'Make the page',
    refused: 'In this house cards are somebody else’s, or there are none. Pix and links stay.',
    state: {
      waiting: 'Stripe still asks something of you.',
      open: 'Your account takes cards.',
      off: 'Your account was switched off. What was paid holds until its period ends.',
    },
    goOn: 'Go on with Stripe',
    offer: 'What can be subscribed to',
    offerText: 'The monthly amounts of your page. A new amount counts from each subscriber’s next period.',
    offered: 'Offered',
    changed: (sum: string) => `Offered for ${sum}: the page’s amount has changed`,
    not: 'Not offered yet',
    historyLabel: (tier: string) => `What subscribers of ${tier} read of earlier posts`,
    history: { all: 'Everything', month: 'The last 30 days', new: 'Only what comes' } satisfies Record<
      HistoryRule,
      string
    >,
    save: 'Offer by card',
    saving: 'Offering…',
    saved: 'Done: people can subscribe now.',
    none: 'Put a monthly amount on your support page, and it shows up here.',
    running: 'Who subscribes',
    subscribers: (tier: string | null, count: number) =>
      `${peopleSubscribe(count)} to ${tier ?? 'something you took away'}`,
    gone: 'It is no longer on your page, so nobody new subscribes. Whoever does goes on paying and reading until they cancel. To end it sooner, cancel it at Stripe.',
    removing: (tier: string, count: number) =>
      `${peopleSubscribe(count)} to ${tier}. Taking it away cancels nothing: ${count === 1 ? 'they go' : 'all of them go'} on paying and reading until they cancel. Only nobody new comes in. To end it, cancel it at Stripe.`,
    closing: (count: number) =>
      `Closing the page cancels no subscription: ${count === 1 ? '1 person goes' : `${count} people go`} on paying and reading until they cancel. To end it, cancel it at Stripe.`,
    repriced: (tier: string, sum: string) =>
      `By card, ${tier} stays at ${sum} until you offer it again under “Take cards”.`,
    post: 'To post for subscribers alone, choose the subscription like a circle when you post.',
  },
}
