/** Where notices lead, without the language. */
export const noticeLink = {
  list: '/user/notices',
  post: (postId: string) => `/user/post/${postId}`,
} as const
