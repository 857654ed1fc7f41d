import { onboardingStore } from '#functions/domains/operator/client-onboarding/store.ts';
import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import type { StepInput } from '#shared/domains/operator/client-onboarding/schemas.ts';
import type { SeenOnboarding } from '#shared/domains/operator/client-onboarding/view.ts';
import { PNG } from '#test/api/file/uploads.ts';
import { Visitor } from '#test/api/link/door.ts';
import { ok } from '#test/support/api.ts';
import { makeOperator } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { workOff } from '#test/support/outbox.ts';

export const { routes } = clientOnboardingContract;
export const [post, operator] = await Promise.all([mailbox(), makeOperator()]);

const mailTo = (to: string, has: RegExp) => post.mails.findLast((mail) => mail.to === to && has.test(mail.text));
export const written = (id: string) => ({ tenantId: OPERATOR_TENANT, entity: 'clientOnboarding', id });
export const secretFor = (to: string): string =>
  /\/clientonboarding\/([\w-]{43})/.exec(mailTo(to, /\/clientonboarding\//)?.text ?? '')?.[1] ?? '';
/** The latest code that was mailed to an address. */
export const codeFor = (to: string): string => /^(\d{6})\s*$/m.exec(mailTo(to, /^\d{6}\s*$/m)?.text ?? '')?.[1] ?? '';

let people = 0;
/** Invites an agency by an address of its own. Answers the record and the secret in the mail. */
export async function invited(more: object = {}) {
  const email = `anna.${people++}.${Date.now()}@new-agency.example`;
  const body = { agencyName: 'New Agency', name: 'Anna New', email, locale: 'en' as const, note: '', ...more };
  const row = await ok(routes.create, operator, { body });
  await workOff(written(row.id), 'onboardingMail');
  return { id: row.id, email, secret: secretFor(email) };
}
type Invited = Awaited<ReturnType<typeof invited>>;

/** Opens the invitation as its contact does, by the code in the mail. */
export async function entered({ id, email, secret }: Invited) {
  const visitor = new Visitor();
  await visitor.call(routes.sendCode, secret, {});
  await workOff(written(id), 'linkCode');
  const { body } = await visitor.call(routes.open, secret, { code: codeFor(email) });
  return { visitor, seen: body };
}

const address = { addressLine1: 'Kade 1', postalCode: '1011 AA', city: 'Amsterdam', countryId: 'NL' };
/** A valid answer of each step. */
export const ANSWERS = {
  company: { step: 'company', name: 'New Agency', address, vatNumber: '', registerNumber: '12345678' },
  brand: { step: 'brand', primaryColor: '#1D4ED8', logoKey: '' },
  books: {
    step: 'books',
    legalName: 'New Agency BV',
    holder: 'New Agency BV',
    iban: 'NL91 ABNA 0417 1643 00',
    currency: 'EUR',
  },
  region: { step: 'region', locale: 'nl', zone: 'Europe/Amsterdam' },
  plan: { step: 'plan', seats: 5, period: 'year' },
};
export const termsOf = ({ terms }: Pick<SeenOnboarding, 'terms'>): StepInput => ({
  step: 'terms',
  version: terms.version,
  hash: terms.hash,
  locale: terms.locale,
  name: 'Anna New',
});

/** Answers all steps with the invited address as the first user. */
export async function answerAll({ email, secret }: Invited, visitor: Visitor, seen: SeenOnboarding) {
  const steps = [...Object.values(ANSWERS), { step: 'user', name: 'Anna New', email }, termsOf(seen)];
  let last = seen;
  for (const step of steps) last = (await visitor.call(routes.save, secret, step)).body;
  return last;
}

/** Sends a picture as the browser does. */
export async function uploadLogo(visitor: Visitor, secret: string, bytes: Uint8Array = PNG): Promise<string> {
  const { body } = await visitor.call(routes.upload, secret, {
    name: 'logo.png',
    type: 'image/png',
    size: bytes.length,
  });
  await fetch(body.url, { method: 'PUT', headers: body.headers, body: new Uint8Array(bytes) });
  return body.key;
}

export const stored = (id: string) => onboardingStore.get({ tenantId: OPERATOR_TENANT }, id);
