import { administratorsOf } from '#functions/domains/identity/user/public/administrator.ts';
import { tellUser } from '#functions/domains/identity/user/public/tell-user.ts';
import { webhookNews } from '#functions/platform/mail/templates/webhook-news.ts';
import { looksAfterTokens } from '#shared/domains/operator/api-token/rules.ts';
import type { EventMessage } from '#shared/events.ts';

/** Tells the administrators who manage webhooks that one does not arrive, or is paused. */
export async function tellWebhook(message: EventMessage<'webhookNews'>, tries: number): Promise<void> {
  const { endpointId, name, news } = message.payload;
  for (const user of await administratorsOf(message)) {
    const { role, permissions, allArtists, id: userId } = user;
    if (!looksAfterTokens({ role, allArtists, userId, permissions: new Set(permissions) })) continue;
    await tellUser(message, tries, user, {
      kind: news === 'failing' ? 'webhookFailing' : 'webhookPaused',
      subject: name,
      target: `/webhook/${endpointId}`,
      noticeFor: ({ locale }, url) => webhookNews(locale, news, { name, url }),
    });
  }
}
