import { dueItems } from '#functions/platform/data/due.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import type { DocumentState } from '#shared/domains/agreements/esign/states.ts';
import { changeLinks } from '../links.ts';
import { ESIGN_ENDED } from '../store.ts';
import { liveDocument } from './due.ts';

const DAY_MS = 86_400_000;
/** A document is looked at a day after its end, and for two more days, so that a missed run leaves nothing. */
const [FROM_DAYS, UNTIL_DAYS] = [3, 1];
const ago = (now: Date, days: number): string => new Date(now.getTime() - days * DAY_MS).toISOString();

/** The state of the links of an ended document. Those of an expired one stay, because it can be extended. */
const ENDED: Readonly<Partial<Record<DocumentState, 'finish' | 'withdraw'>>> = {
  completed: 'finish',
  manualComplete: 'withdraw',
  declined: 'withdraw',
  discarded: 'withdraw',
};

/**
 * Ends the links that are still live a day after the end of their document, because the message that ends them was
 * lost. Uploads that nobody submitted expire in the bucket after a day.
 */
export async function sweepLinks(now: Date): Promise<{ documents: number; links: number }> {
  let [documents, links] = [0, 0];
  const items = dueItems<{ tenantId: string; no: number }>(ESIGN_ENDED, ago(now, UNTIL_DAYS), ago(now, FROM_DAYS));
  await settleEach(items, async (item) => {
    const document = await liveDocument(item);
    const act = document && ENDED[document.state];
    if (!act) return;
    documents++;
    const participantIds = document.participants.map(({ id }) => id);
    links += await changeLinks(item.tenantId, document, { act, participantIds }, now.toISOString());
  });
  return { documents, links };
}
