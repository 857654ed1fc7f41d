import { cardPaymentContract } from '#shared/domains/agreements/card-payment/contract.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { publicDatesContract } from '#shared/domains/booking/public-dates/contract.ts';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { itineraryContract } from '#shared/domains/calendars/itinerary/contract.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { contentContract } from '#shared/domains/identity/content/contract.ts';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { guestListLinkContract } from '#shared/domains/journeys/guest-list-link/contract.ts';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { portalContract } from '#shared/domains/operator/portal/contract.ts';
import { registerContract } from '#shared/domains/operator/register/contract.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';

interface Door {
  readonly route: Route;
  /** Path parameters by what a stranger holds. */
  readonly params: (key: string) => Readonly<Record<string, string>>;
  readonly body?: object;
}
const bySecret = (route: Route, body?: object): Door => ({
  route,
  params: (secret) => ({ secret }),
  ...(body ? { body } : {}),
});
const byAddress = (route: Route, body?: object): Door => ({
  route,
  params: (address) => ({ address }),
  ...(body ? { body } : {}),
});

const link = linkContract.routes;
const itinerary = itineraryContract.routes;
const feed = icalendarFeedContract.routes;
const esign = esignContract.routes;
const quote = quoteContract.routes;
const invoice = invoiceLinkContract.routes;
const portal = portalContract.routes;
const onboarding = clientOnboardingContract.routes;
const selfBill = selfBillLinkContract.routes;
const statement = statementLinkContract.routes;
const advancing = advancingLinkContract.routes;
const guests = guestListLinkContract.routes;
const ANY_ID = '01K0000000000000000000D0C1';
const AGREED = { revision: 1, hashes: {}, consentVersion: 1, locale: 'en' };
const form = webformContract.routes;

/** By a secret of 43 characters that leads to one recipient's link. */
export const LINK_DOORS: readonly Door[] = [
  bySecret(link.door),
  bySecret(link.enter, {}),
  bySecret(link.sendCode, {}),
  bySecret(link.fetchFile, {}),
  bySecret(link.askAgain, {}),
  bySecret(link.openFiles, {}),
  bySecret(link.seeFiles, {}),
  bySecret(link.fetchShared, { fileId: ANY_ID }),
  bySecret(link.askZip, {}),
  bySecret(link.fetchZip, {}),
  bySecret(itinerary.open),
  bySecret(itinerary.seen, { version: 'x' }),
  bySecret(itinerary.mails, { mails: false }),
  bySecret(itinerary.askAgain, {}),
  bySecret(feed.help),
  bySecret(esign.door),
  bySecret(esign.open, {}),
  bySecret(esign.sendCode, {}),
  bySecret(esign.see, {}),
  bySecret(esign.guestFile, { fileId: ANY_ID }),
  bySecret(esign.guestView, { fileId: ANY_ID }),
  bySecret(esign.sign, { ...AGREED, name: 'Nina Test' }),
  bySecret(esign.approve, AGREED),
  bySecret(esign.decline, { category: 'terms', reason: 'Too late.' }),
  bySecret(esign.guestForward, { person: { name: 'Max Test', email: 'max@outside.example' }, reason: 'He signs.' }),
  bySecret(esign.guestCorrect, { values: [{ field: 'vatNumber', value: 'NL001234567B01' }] }),
  bySecret(esign.guestPaper, {}),
  bySecret(esign.guestQuestion, { text: 'May we pay later?' }),
  bySecret(esign.guestUpload, { name: 'x.png', type: 'image/png', size: 10 }),
  bySecret(esign.guestText, { fileId: ANY_ID }),
  bySecret(esign.guestRecord, {}),
  bySecret(esign.askAgain, {}),
  bySecret(quote.door),
  bySecret(quote.sendCode, {}),
  bySecret(quote.openOffer, {}),
  bySecret(quote.acceptOffer, { name: 'Nina Test' }),
  bySecret(quote.declineOffer, { reason: 'Too late.' }),
  bySecret(quote.offerFile, {}),
  bySecret(quote.askAgain, {}),
  bySecret(invoice.door),
  bySecret(invoice.open, {}),
  bySecret(invoice.sendCode, {}),
  bySecret(invoice.see, {}),
  bySecret(invoice.file, {}),
  bySecret(invoice.payByCard, {}),
  bySecret(invoice.sayPaid, { on: '2026-01-02' }),
  bySecret(invoice.forward, { name: 'Max Test', email: 'max@outside.example' }),
  bySecret(invoice.upload, { name: 'x.png', type: 'image/png', size: 10 }),
  bySecret(invoice.dispute, { category: 'amount', text: 'The fee was agreed lower.', amount: 100 }),
  bySecret(invoice.withdraw, {}),
  bySecret(invoice.askAgain, {}),
  bySecret(portal.door),
  bySecret(portal.sendCode, {}),
  bySecret(portal.open, {}),
  bySecret(portal.see, {}),
  bySecret(portal.go, { id: ANY_ID }),
  bySecret(portal.askAgain, {}),
  bySecret(onboarding.door),
  bySecret(onboarding.sendCode, {}),
  bySecret(onboarding.open, {}),
  bySecret(onboarding.see, {}),
  bySecret(onboarding.save, { step: 'plan', seats: 3, period: 'month' }),
  bySecret(onboarding.upload, { name: 'x.png', type: 'image/png', size: 10 }),
  bySecret(onboarding.sendProof, {}),
  bySecret(onboarding.prove, { code: '123456' }),
  bySecret(onboarding.submit, {}),
  bySecret(onboarding.askAgain, {}),
  bySecret(selfBill.door),
  bySecret(selfBill.sendCode, {}),
  bySecret(selfBill.open, {}),
  bySecret(selfBill.see, {}),
  bySecret(selfBill.accept, { name: 'Stranger' }),
  bySecret(selfBill.object, { name: 'Stranger', text: 'No' }),
  bySecret(selfBill.askAgain, {}),
  bySecret(statement.door),
  bySecret(statement.open, {}),
  bySecret(statement.sendCode, {}),
  bySecret(statement.see, {}),
  bySecret(statement.file, {}),
  bySecret(statement.agree, { name: 'Nina Test' }),
  bySecret(statement.ask, { text: 'Is the hotel in it?' }),
  bySecret(statement.askAgain, {}),
  bySecret(advancing.door),
  bySecret(advancing.open, {}),
  bySecret(advancing.see, {}),
  bySecret(advancing.versions, { key: 'doors' }),
  bySecret(advancing.save, { key: 'doors', rev: 0, value: '19:00' }),
  bySecret(advancing.provide, { items: [{ key: 'doors', rev: 0, value: '19:00' }] }),
  bySecret(advancing.ticket, { key: 'plan', name: 'x.png', type: 'image/png', size: 10 }),
  bySecret(advancing.attach, { key: 'plan', upload: 'incoming/x/y', name: 'x.png' }),
  bySecret(advancing.detach, { fileId: '01J00000000000000000000000' }),
  bySecret(advancing.file, { fileId: '01J00000000000000000000000' }),
  bySecret(advancing.confirm, { section: 'all' }),
  bySecret(advancing.submit, {}),
  bySecret(advancing.askChange, { key: 'doors', rev: 1, value: '20:00', reason: 'We open later.' }),
  bySecret(advancing.decline, { reason: 'Not our show.' }),
  bySecret(advancing.forward, { person: { name: 'Max Test', email: 'max@outside.example' }, reason: 'His hall.' }),
  bySecret(advancing.messages, {}),
  bySecret(advancing.write, { text: 'Is the gate high enough?' }),
  bySecret(advancing.askAgain, {}),
  bySecret(guests.door),
  bySecret(guests.list),
  bySecret(guests.open, {}),
  bySecret(guests.see, {}),
  bySecret(guests.askFor, { placeId: ANY_ID, name: 'Nina Test' }),
  bySecret(guests.change, { placeId: ANY_ID, guestId: ANY_ID, rev: 1, name: 'Nina Test' }),
  bySecret(guests.drop, { placeId: ANY_ID, guestId: ANY_ID }),
  bySecret(guests.checkIn, {
    acts: [{ placeId: ANY_ID, guestId: ANY_ID, isHere: true, at: '2026-01-02T20:00:00.000Z' }],
  }),
  bySecret(guests.askAgain, {}),
  bySecret(guests.pass),
];
export const FEED_DOOR: Door = { route: feed.file, params: (secret) => ({ file: `${secret}.ics` }) };
/** By an address that is no secret. */
export const FORM_DOORS: readonly Door[] = [
  byAddress(form.publicPage),
  byAddress(form.submit, {}),
  byAddress(form.ticket, { stamp: 'x', work: '1', name: 'x.pdf', type: 'application/pdf', size: 10 }),
];
/** Open to everybody, with nothing behind them that is somebody's. */
const PLAIN_DOORS: readonly Door[] = [
  {
    route: secondFactorContract.routes.recover,
    params: () => ({}),
    body: { email: 'nina@test.example', password: 'wrong-password-1', code: 'aaaaa-aaaaa' },
  },
  { route: accountContract.routes.validateFormatting, params: () => ({}), body: { password: 'long-enough-1' } },
  { route: sessionContract.routes.resetPassword, params: () => ({}), body: { email: 'nobody@x.example' } },
  {
    route: sessionContract.routes.confirmReset,
    params: () => ({}),
    body: { email: 'nobody@x.example', code: '123456', password: 'long-enough-1' },
  },
  {
    route: registerContract.routes.self,
    params: () => ({}),
    body: { agencyName: 'X', name: 'Nina Test', email: 'nobody@x.example', locale: 'en' },
  },
  { route: contentContract.routes.read, params: () => ({ kind: 'terms' }) },
  { route: esign.verify, params: () => ({}), body: { sha256: '0'.repeat(64) } },
  { route: cardPaymentContract.routes.event, params: (name) => ({ hook: name.slice(0, 22) }), body: { id: 'evt_1' } },
  { route: webflowContract.routes.receive, params: () => ({}), body: { triggerType: 'form_submission' } },
  { route: publicDatesContract.routes.feed, params: (key) => ({ key: key.slice(0, 22) }) },
  { route: systemContract.routes.health, params: (fixedId) => ({ fixedId }) },
];
export const DOORS = [...LINK_DOORS, FEED_DOOR, ...FORM_DOORS, ...PLAIN_DOORS];
