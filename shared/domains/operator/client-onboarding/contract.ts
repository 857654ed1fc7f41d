import * as z from 'zod';
import { doorErrors } from '#shared/domains/relations/link/door.ts';
import { LinkCode } from '#shared/domains/relations/link/schemas.ts';
import { bySecret, linkSteps } from '#shared/domains/relations/link/step-routes.ts';
import { listRequest } from '#shared/kernel/contract/list.ts';
import { paged } from '#shared/kernel/contract/paging.ts';
import { core, pageApi } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { fileErrors, UploadRequest, UploadTicket } from '#shared/kernel/record/file.ts';
import { Done, IdParams } from '#shared/kernel/record/ids.ts';
import { InvitationInput, StepInput } from './schemas.ts';
import { OnboardingRow, SeenOnboarding } from './view.ts';

const at = '/clientonboarding/{secret}';
const write = ['table:read', 'table:write'] as const;
const operator = { audience: 'operator', permission: null, grants: write } as const;
const act = (name: string) => ({ ...pageApi('POST', `${at}/${name}`), ...bySecret });
const staff = '/clientonboarding/{id}';
const OneOf = { ...operator, params: IdParams, body: z.object({}) };
const Nothing = z.object({});

export const ONBOARDING_LIST = { fields: ['state'], sorts: ['createdAt'] } as const;

/** An operator invites a new agency, which opens itself by a secret link. */
export const clientOnboardingContract = contract('client-onboarding', {
  errors: {
    ...doorErrors,
    ...fileErrors,
    'clientOnboarding.closed': 409,
    'clientOnboarding.addressTaken': 409,
    'clientOnboarding.missing': 400,
    'clientOnboarding.vatForm': 400,
    'clientOnboarding.noProof': 409,
    'content.changed': 409,
  },
  routes: {
    ...linkSteps(at, SeenOnboarding),
    /** Saves the answers of one step. A later visit continues there. */
    save: route({
      ...act('save'),
      grants: [...write, 'files:read', 'files:write'],
      body: StepInput,
      output: SeenOnboarding,
    }),
    upload: route({
      ...act('upload'),
      grants: [...write, 'files:write'],
      body: UploadRequest.omit({ purpose: true }),
      output: UploadTicket,
    }),
    /** Mails a code to the address of the first user, if it is not that of the invitation. */
    sendProof: route({ ...act('proof'), body: Nothing, output: Done }),
    prove: route({ ...act('prove'), body: z.object({ code: LinkCode }), output: SeenOnboarding }),
    /** Opens the agency. A second press answers as the first. */
    submit: route({
      ...act('submit'),
      grants: [...write, 'identity:admin'],
      timeout: 29,
      body: Nothing,
      output: SeenOnboarding,
    }),
    list: route({
      ...pageApi('POST', '/clientonboarding/list'),
      ...operator,
      grants: ['table:read'],
      body: listRequest(ONBOARDING_LIST),
      output: paged(OnboardingRow),
    }),
    get: route({ ...core('GET', staff), ...operator, grants: ['table:read'], params: IdParams, output: OnboardingRow }),
    /** Invites an agency. Its contact gets the link by mail. */
    create: route({
      ...pageApi('POST', '/clientonboarding/create'),
      ...operator,
      body: InvitationInput,
      output: OnboardingRow,
    }),
    /** Mails the link again. It works for its whole life from now on. */
    resend: route({ ...core('POST', `${staff}/resend`), ...OneOf, output: OnboardingRow }),
    withdraw: route({ ...core('POST', `${staff}/withdraw`), ...OneOf, output: OnboardingRow }),
    /** Returns the link to paste elsewhere. It is shown once, and the log names the user who copied it. */
    copy: route({
      ...core('POST', `${staff}/copy`),
      ...OneOf,
      answersSecret: true,
      output: z.object({ url: z.string() }),
    }),
  },
});
