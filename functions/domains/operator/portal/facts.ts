import { esignStore } from '#functions/domains/agreements/esign/store.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { quoteStore } from '#functions/domains/agreements/quote/store.ts';
import { statementStore } from '#functions/domains/agreements/statement/store.ts';
import { advancingStore } from '#functions/domains/journeys/advancing/store.ts';
import { askingList, contentSeen } from '#functions/domains/journeys/guest-list/public/seen.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import { isTurn } from '#shared/domains/agreements/esign/turn.ts';
import { isCredit, isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import { selfBillState } from '#shared/domains/agreements/self-bill-link/rules.ts';
import { isOut } from '#shared/domains/journeys/advancing/states.ts';
import type { PortalItem, PortalKind } from '#shared/domains/operator/portal/view.ts';
import { dateOf, type LocalDate } from '#shared/kernel/time/date.ts';

type Facts = Pick<PortalItem, 'due' | 'amount'>;
/** Tells what is open behind a link; undefined when nothing waits for its reader. */
type Open = (link: StoredLink, today: LocalDate) => Promise<Facts | undefined>;

const invoice: Open = async (link) => {
  const found = await invoiceStore.find(link, link.recordId);
  if (!found || !isIssued(found) || isCredit(found) || openAmount(found) <= 0) return undefined;
  const amount = { minor: openAmount(found), currency: found.currency };
  return { amount, ...(found.dueDate ? { due: found.dueDate } : {}) };
};

const selfBill: Open = async (link) => {
  const found = await invoiceStore.find(link, link.recordId);
  if (!found || selfBillState(found) !== 'waiting') return undefined;
  return { amount: { minor: found.total, currency: found.currency } };
};

const statement: Open = async (link) => {
  const found = await statementStore.find(link, link.recordId);
  return found?.stage === 'sent' ? {} : undefined;
};

const quote: Open = async (link, today) => {
  const found = await quoteStore.find(link, link.recordId);
  if (found?.stage !== 'sent' || found.document.validUntil < today) return undefined;
  return { due: found.document.validUntil };
};

const esign: Open = async (link) => {
  const found = await esignStore.find(link, link.recordId);
  const own = found?.participants.find(({ id }) => id === link.person?.participantId);
  if (!found || !own || !isTurn(found, own)) return undefined;
  return own.deadlineAt ? { due: dateOf(own.deadlineAt) } : {};
};

/** Nothing is asked of a person who passed the request on, or once all is provided. */
const advancing: Open = async (link) => {
  const found = await advancingStore.find(link, link.recordId);
  const own = found?.invitees.find(({ id }) => id === link.person?.participantId);
  const answers = own?.state === 'invited' || own?.state === 'opened';
  if (!found || !answers || !isOut(found.state) || found.state === 'submitted') return undefined;
  return { due: found.deadline };
};

/** Guests can be asked for until the cutoff of an allotment. */
const guestList: Open = async (link, today) => {
  const { use, placeId } = link.guests ?? {};
  const list = use === 'request' ? await askingList(link) : undefined;
  if (!list) return undefined;
  const { places } = await contentSeen(link, list);
  const open = places.filter(({ id, cutoff }) => (!placeId || id === placeId) && (!cutoff || dateOf(cutoff) >= today));
  const [first] = open.flatMap(({ cutoff }) => (cutoff ? [dateOf(cutoff)] : [])).toSorted();
  return open.length > 0 ? { ...(first ? { due: first } : {}) } : undefined;
};

export const OPEN: Readonly<Record<PortalKind, Open>> = {
  invoice,
  selfBill,
  statement,
  quote,
  esign,
  advancing,
  guestList,
};
