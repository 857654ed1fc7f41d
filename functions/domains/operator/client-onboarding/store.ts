import { OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { guardedAddress } from '#shared/domains/operator/client-onboarding/rules.ts';
import { ONBOARDING_STAGES, type OnboardingFields } from '#shared/domains/operator/client-onboarding/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';

export type Onboarding = Stored<OnboardingFields>;

const index = defineList({ name: 'clientOnboarding', key: 'number', columns: { state: 'u8', words: 'text' } });

export const onboardingMapping: ListMapping = {
  keyword: 'words',
  fields: { state: byWord('state', ONBOARDING_STAGES) },
  sorts: { createdAt: 'key' },
};

/** The invitations of new agencies, with their answers. They belong to the operator's tenant. */
export const onboardingStore = new RecordStore<OnboardingFields>({
  name: 'clientOnboarding',
  title: ({ agencyName }) => agencyName,
  unique: [{ kind: 'address', field: 'user', of: guardedAddress }],
  // The answers are the record's own, and the log is no second place for bank and address data.
  untold: ['answers', 'proof'],
  list: listOf(index, ({ no, stage, agencyName, contact }) => ({
    no,
    key: no,
    state: wordNo(ONBOARDING_STAGES, stage),
    words: fold(`${agencyName} ${contact.name} ${contact.email}`),
  })),
});

const OPERATORS = { tenantId: OPERATOR_TENANT };
export const onboardingOf = (id: Id): Promise<Onboarding> => onboardingStore.get(OPERATORS, id);
