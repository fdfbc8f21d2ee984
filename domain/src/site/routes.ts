/** The routes of the product, without language prefix: who may see them and in which layout they stand. */
export const routes = {
  home: { path: '/', layout: 'default', access: 'none' },
  about: { path: '/about', layout: 'default', access: 'none' },
  features: { path: '/features', layout: 'default', access: 'none' },
  useCases: { path: '/use-cases', layout: 'default', access: 'none' },
  join: { path: '/join', layout: 'default', access: 'none' },
  auth: { path: '/auth', layout: 'default', access: 'none' },
  welcome: { path: '/welcome', layout: 'default', access: 'none' },
  blog: { path: '/blog', layout: 'default', access: 'none' },
  networkGraph: { path: '/demo/network-graph', layout: 'default', access: 'none' },
  help: { path: '/help', layout: 'default', access: 'none' },
  privacy: { path: '/privacy', layout: 'default', access: 'none' },
  terms: { path: '/terms', layout: 'default', access: 'none' },
  rights: { path: '/rights', layout: 'default', access: 'none' },
  networkDataGenerator: { path: '/demo/network-data-generator', layout: 'default', access: 'none' },
  user: { path: '/user', layout: 'user', access: 'auth' },
  admin: { path: '/admin', layout: 'admin', access: 'admin' },
  adminUsers: { path: '/admin/users', layout: 'admin', access: 'admin' },
  adminUser: { path: '/admin/user', layout: 'admin', access: 'admin' },
  adminInvites: { path: '/admin/invites', layout: 'admin', access: 'admin' },
  adminBlog: { path: '/admin/blog', layout: 'admin', access: 'admin' },
  adminSignupRequests: { path: '/admin/signup-requests', layout: 'admin', access: 'admin' },
  adminReports: { path: '/admin/reports', layout: 'admin', access: 'admin' },
  adminNetworkGraph: { path: '/admin/network-graph', layout: 'admin', access: 'admin' },
  adminAuditLog: { path: '/admin/audit-log', layout: 'admin', access: 'admin' },
  adminSettings: { path: '/admin/settings', layout: 'admin', access: 'admin' },
} as const satisfies Record<
  string,
  { path: string; layout: 'default' | 'user' | 'admin'; access: 'none' | 'auth' | 'admin' }
>

export type RouteName = keyof typeof routes

/** Routes that anybody may open: the site's pages. */
export type PublicRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['layout'] extends 'default' ? Name : never
}[RouteName]

/** Paths of the pages that search engines may list: all that anybody may see. */
export const listedPaths: readonly string[] = Object.values(routes)
  .filter(({ access }) => access === 'none')
  .map(({ path }) => path)
