import type { auditLog as pt } from '../pt/audit-log.ts'

export const auditLog = {
  title: 'Log',
  lead: 'Everything done to run the house, in the order it happened. Nobody changes or deletes what stands here.',
  act: 'What was done',
  anyAct: 'Everything that was done',
  instance: 'The house',
  someone: 'someone',
  reason: 'Reason:',
  allBy: (who) => `Everything ${who} did`,
  onlyBy: (who) => `Only what ${who} did.`,
  onlyAbout: (whom) => `Only what was done about ${whom}.`,
  clear: 'Clear filters',
  empty: { title: 'Nothing here yet', text: 'What the people who run the house do will show up here.' },
  emptyFiltered: { title: 'Nothing like that in the log', text: 'Clear a filter to see the rest.' },
  more: 'Show more',
  acts: {
    'blog-saved': 'Blog post saved',
    'blog-published': 'Blog post published',
    'blog-unpublished': 'Blog post taken down',
    'blog-scheduled': 'Blog post scheduled',
    'blog-cover-prepared': 'Blog cover prepared',
    'role-changed': 'Role changed',
    suspended: 'Account suspended',
    reinstated: 'Account reinstated',
    'signed-out-everywhere': 'Signed out everywhere',
    'seats-granted': 'Seats given',
    'seats-declined': 'More seats declined',
    'invite-revoked': 'Invite revoked',
    'invite-reopened': 'Invite reopened',
    'house-invite-made': 'House invite made',
    'branch-paused': 'Branch paused',
    'branch-resumed': 'Branch resumed',
    reparented: 'Branch moved',
    'request-taken': 'Request taken up',
    'request-approved': 'Request approved',
    'request-declined': 'Request declined',
    'request-reopened': 'Request reopened',
    'voucher-asked': 'Member asked to vouch',
    'answer-template-changed': 'Answer template changed',
    'report-resolved': 'Report resolved',
    'post-opened': 'Private post opened',
    'post-removed': 'Post removed',
    'comment-removed': 'Comment removed',
    'removal-undone': 'Removal undone',
    'appeal-decided': 'Appeal decided',
    'house-settings-changed': 'House settings changed',
    'ward-created': 'Account of a minor created',
    'ward-moved': 'Change of guardian',
    'ward-handed-over': 'Account of a minor handed over',
    'birth-date-corrected': 'Birth date corrected',
    'graph-renewed': 'Map made anew',
  },
  sentences: {
    'blog-saved': ({ who }) => `${who} saved a blog post.`,
    'blog-published': ({ who }) => `${who} published a blog post.`,
    'blog-unpublished': ({ who }) => `${who} took a blog post down.`,
    'blog-scheduled': ({ who }) => `${who} changed when a blog post goes out.`,
    'blog-cover-prepared': ({ who }) => `${who} prepared a cover for the blog.`,
    'role-changed': ({ who, whom, facts }) =>
      facts.to === 'admin' ? `${who} gave ${whom} the keys to the house.` : `${who} took the keys back from ${whom}.`,
    suspended: ({ who, whom, facts }) =>
      facts.account === 'gone'
        ? `${who} suspended ${whom}, because the account was deleted.`
        : `${who} suspended ${whom}’s account.`,
    reinstated: ({ who, whom }) => `${who} let ${whom} back in.`,
    'signed-out-everywhere': ({ who, whom }) => `${who} signed ${whom} out everywhere.`,
    'seats-granted': ({ who, whom, facts }) =>
      `${who} raised ${whom}’s invite from ${facts.from ?? '?'} to ${facts.to ?? '?'} seats.`,
    'seats-declined': ({ who, whom }) => `${who} declined to give ${whom} more seats.`,
    'invite-revoked': ({ who }) => `${who} revoked an invite.`,
    'invite-reopened': ({ who }) => `${who} reopened an invite.`,
    'house-invite-made': ({ who }) => `${who} made an invite in the name of the house.`,
    'branch-paused': ({ who, whom }) => `${who} paused the invites of ${whom}’s branch.`,
    'branch-resumed': ({ who, whom }) => `${who} reopened the invites of ${whom}’s branch.`,
    reparented: ({ who, whom }) => `${who} moved ${whom} in the invite tree.`,
    'request-taken': ({ who }) => `${who} took up a request for an invite.`,
    'request-approved': ({ who }) => `${who} approved a request for an invite.`,
    'request-declined': ({ who }) => `${who} declined a request for an invite.`,
    'request-reopened': ({ who }) => `${who} reopened a request for an invite.`,
    'voucher-asked': ({ who }) => `${who} asked a member whether they know an applicant.`,
    'answer-template-changed': ({ who }) => `${who} changed an answer template.`,
    'report-resolved': ({ who }) => `${who} resolved a report.`,
    'post-opened': ({ who }) => `${who} opened a private post, and its author was told.`,
    'post-removed': ({ who }) => `${who} removed a post.`,
    'comment-removed': ({ who }) => `${who} removed a comment.`,
    'removal-undone': ({ who }) => `${who} put back what had been removed.`,
    'appeal-decided': ({ who, facts }) =>
      facts.outcome === 'undone'
        ? `${who} read an appeal and undid the decision.`
        : `${who} read an appeal and kept the decision.`,
    'house-settings-changed': ({ who }) => `${who} changed the house’s settings.`,
    'ward-created': ({ who, whom }) => `${who} made an account for ${whom}, a minor.`,
    'ward-moved': ({ who, whom, facts }) =>
      facts.agreed
        ? `${who} became ${whom}’s guardian.`
        : facts.step === 'released'
          ? `${who} agreed that someone else look after ${whom}’s account.`
          : facts.step === 'refused'
            ? `${who} did not let someone else look after ${whom}’s account.`
            : facts.step === 'confirmed'
              ? `${who} confirmed, as a second person, that someone else look after ${whom}’s account.`
              : `${who} asked someone else to look after ${whom}’s account.`,
    'ward-handed-over': ({ who, whom }) => `${who} handed ${whom} their own account.`,
    'birth-date-corrected': ({ who, whom }) => `${who} corrected ${whom}’s birth date.`,
    'graph-renewed': ({ who }) => `${who} asked for a new map of the house.`,
  },
} satisfies typeof pt
