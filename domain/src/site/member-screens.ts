/** The screens of the member area, without language prefix, as the app's router writes their paths. */
export const memberScreens = {
  feed: '/user',
  publish: '/user/publish',
  write: '/user/publish/$uid',
  post: '/user/post/$postId',
  circles: '/user/circles',
  makeCircle: '/user/circles/new',
  between: '/user/circles/between',
  circle: '/user/circles/$id',
  people: '/user/people',
  invites: '/user/invites',
  person: '/user/people/$uid',
  profile: '/user/profile',
  wards: '/user/wards',
  ward: '/user/wards/$uid',
  settings: '/user/settings',
  notices: '/user/notices',
} as const
