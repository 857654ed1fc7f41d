import { contractContract } from '#shared/domains/agreements/contract/contract.ts';
import type { Contract } from '#shared/domains/agreements/contract/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok } from '#test/support/api.ts';
import { type Agency, showInput } from '#test/support/fixtures.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';

const { createFromShow, get } = contractContract.routes;

export const makeShow = (agency: Agency, more: Parameters<typeof showInput>[1] = {}) =>
  ok(showContract.routes.insert, agency.users.agent, {
    body: showInput(agency, {
      promoterId: agency.company.id,
      contactId: agency.contact.id,
      fee: { minor: 1_250_000, currency: 'EUR' },
      ...more,
    }),
  });

/** A contract of a new show, still without its agreement. */
export async function makeContract(agency: Agency, template: 'standard' | 'word' = 'standard'): Promise<Contract> {
  const show = await makeShow(agency);
  return ok(createFromShow, agency.users.agent, { params: { id: show.id }, body: { template } });
}

export const written = ({ tenantId }: Agency, id: string) => ({ tenantId, entity: 'contract', id });

/** Runs the worker on everything that was promised. */
export async function putOnPaper(agency: Agency, id: string): Promise<Contract> {
  const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
  const messages = await promised(written(agency, id), 'render');
  const { batchItemFailures } = await handler({ Records: messages.map((m) => sqsRecord(m)) });
  if (batchItemFailures.length > 0) throw new Error('the worker failed');
  return ok(get, agency.users.agent, { params: { id } });
}

export const sendInput = (contract: Contract, more: object = {}) => ({
  params: { id: contract.id },
  body: {
    rev: contract.rev,
    recipient: { name: 'Nina Test', email: 'nina@test.example' },
    locale: 'en' as const,
    message: 'Please read and sign.',
    ...more,
  },
});

/** A contract that was sent, and the secret in its mail. */
export async function sentContract(agency: Agency, mails: readonly { readonly text: string }[], more: object = {}) {
  const contract = await putOnPaper(agency, (await makeContract(agency)).id);
  const { status, body } = await call(contractContract.routes.send, agency.users.agent, sendInput(contract, more));
  if (status !== 200) throw new Error(`send answered ${status} ${JSON.stringify(body.errors)}`);
  await workOff(written(agency, contract.id), 'documentLink');
  const secret = /\/download\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  return { ...body, secret };
}
