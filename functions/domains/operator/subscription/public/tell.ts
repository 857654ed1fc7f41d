import { administratorsOf } from '#functions/domains/identity/user/public/administrator.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { clientOf } from '#functions/domains/reference/client/store.ts';
import { notify, wantsMail } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { type SubscriptionNews, subscriptionNews } from '#functions/platform/mail/templates/subscription-news.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { isReadOnly } from '#shared/domains/operator/subscription/rules.ts';
import { isMailed } from '#shared/domains/reference/notification/contract.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Message = EventMessage<'subscriptionNews'>;
const PAGE = '/subscription';
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

interface Telling {
  readonly agency: string;
  readonly news: SubscriptionNews;
  readonly message: Message;
  readonly tries: number;
}
async function tellOne(user: Stored<UserFields>, { agency, news, message, tries }: Telling): Promise<void> {
  const { id, at, payload } = message;
  const tenantId = payload.id;
  const kind = KINDS[news];
  await notify(tenantId, user.id, { id: id.slice(0, 26), at, kind, subject: agency, target: PAGE });
  if (isMailed(kind) && !(await wantsMail(tenantId, user.id, kind))) return;
  const notice = subscriptionNews(user.locale, news, { agency, url: `${env.pageBase()}${PAGE}` });
  await mailOnce({ tenantId, id, part: user.id }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, { kind, id }),
    ),
  );
}

/** Tells the administrators of an agency how its subscription stands. */
export async function tellSubscription(message: Message, tries: number): Promise<void> {
  const news = newsIn(message.payload);
  if (!news) return;
  const tenantId = message.payload.id;
  const { name: agency } = await clientOf(tenantId);
  for (const user of await administratorsOf({ tenantId })) await tellOne(user, { agency, news, message, tries });
}
