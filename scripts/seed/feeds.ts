import { feedStore } from '#functions/domains/calendars/icalendar-feed/store.ts';
import { icalendarTemplateStore } from '#functions/domains/reference/icalendar-template/store.ts';
import { FeedInput } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { USUAL_TEXTS } from '#shared/domains/reference/icalendar-template/contract.ts';
import type { Cast } from './shows.ts';
import { sow, sowRecords } from './sow.ts';
import type { Stage } from './stage.ts';

/** Two ways to read in a calendar, and each agent's own feed; addresses are made by who uses them. */
export function inventFeeds(stage: Stage, { agents }: Cast) {
  const short = { name: 'Short', showTitle: '{artist}, {city} ({status})', showText: '{number}' };
  const templates = sow(stage, icalendarTemplateStore, [
    { ...USUAL_TEXTS, name: 'Usual', isActive: true, isDefault: true },
    { ...USUAL_TEXTS, ...short, isActive: true, isDefault: false },
  ]);
  const feeds = agents.map(({ id: userId, name }) => ({
    ...FeedInput.parse({ title: 'My shows', alarmMinutes: 60, ownerIds: [userId] }),
    owner: { userId, name },
  }));
  return [templates, sowRecords(stage, feedStore, feeds)];
}
