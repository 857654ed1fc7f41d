import { administratorsOf } from '#functions/domains/identity/user/public/administrator.ts';
import { tellUser } from '#functions/domains/identity/user/public/tell-user.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { type SubscriptionNews, subscriptionNews } from '#functions/platform/mail/templates/subscription-news.ts';
import { isReadOnly } from '#shared/domains/operator/subscription/rules.ts';
import type { EventMessage } from '#shared/events.ts';

type Message = EventMessage<'subscriptionNews'>;
const KINDS = {
  late: 'subscriptionLate',
  readOnly: 'subscriptionReadOnly',
  back: 'subscriptionBack',
} as const;

/** The news in a change of state; none where nothing of interest changed. */
function newsIn({ before, after }: Message['payload']): SubscriptionNews | undefined {
  if (isReadOnly(after)) return 'readOnly';
  if (after === 'pastDue') return 'late';
  return isReadOnly(before) || before === 'pastDue' ? 'back' : undefined;
}

/** Tells the administrators of an agency how its subscription stands. */
export async function tellSubscription(message: Message, tries: number): Promise<void> {
  const news = newsIn(message.payload);
  if (!news) return;
  const tenantId = message.payload.id;
  const { name: agency } = await clientOf(tenantId);
  const cause = { ...message, tenantId };
  for (const user of await administratorsOf({ tenantId }))
    await tellUser(cause, tries, user, {
      kind: KINDS[news],
      subject: agency,
      target: '/subscription',
      noticeFor: ({ locale }, url) => subscriptionNews(locale, news, { agency, url }),
    });
}
