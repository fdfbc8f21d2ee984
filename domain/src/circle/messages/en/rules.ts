import type { rules as pt } from '../pt/rules.ts'

export const rules: typeof pt = {
  group: [
    'Here {whoPosts}, {whoInvites} invites more people, and whoever joins {history}.',
    'Whoever has the link {requests} ask to come in.',
    'Comments {comments}.',
    'Words and photos {mail} go into the mail digest.',
  ],
  public: ['Whoever follows {history}.', 'Comments {comments}.', 'Words and photos {mail} go into the mail digest.'],
  private: ['Whoever is added {history}.', 'Comments {comments}.', 'Words and photos {mail} go into the mail digest.'],
  whoPosts: { members: 'everyone posts', moderators: 'only those who look after it post' },
  whoInvites: { members: 'anyone', moderators: 'only whoever looks after it' },
  history: { all: 'sees everything', month: 'sees the last 30 days', new: 'sees only what comes next' },
  comments: { yes: 'are open', no: 'are closed' },
  mail: { yes: 'may', no: 'may not' },
  requests: { yes: 'may', no: 'may not' },
  ask: {
    whoPosts: {
      title: 'Who posts here?',
      members: 'Everyone in the group',
      moderators: 'Only those who look after it; the others read and comment',
    },
    whoInvites: {
      title: 'Who invites more people?',
      members: 'Anyone in the group',
      moderators: 'Only those who look after it',
    },
    history: {
      title: 'What does a newcomer see?',
      all: 'Everything, from the start',
      month: 'The last 30 days',
      new: 'Only what comes next',
    },
    comments: { title: 'Are comments open?', yes: 'Yes, whoever sees a post can comment', no: 'No, reading only' },
    mail: {
      title: 'What goes by mail?',
      yes: 'Words and photos may go into the mail digest',
      no: 'Nothing from here goes by mail',
    },
    requests: {
      title: 'Can people ask to come in?',
      yes: 'Yes, whoever has the link asks, and who looks after it answers',
      no: 'No, only those who are invited',
    },
    historyNote: 'It holds for whoever joins from now on. Those who are here neither lose nor gain anything.',
    change: (question, now) => `${question} Now: ${now}`,
    more: 'Other rules',
    fewer: 'Fewer rules',
    done: 'Done',
    failed: 'Could not change it just now. Everything stayed as it was.',
  },
}
