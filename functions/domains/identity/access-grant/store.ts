import { defineList } from '#functions/platform/list-index/define.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { byWord, type ListMapping, wordNo } from '#functions/platform/record/request.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { isOpen } from '#shared/domains/identity/access-grant/rules.ts';
import { GRANT_ORIGINS, GRANT_STAGES, type GrantFields } from '#shared/domains/identity/access-grant/schemas.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';

export type TemporaryGrant = Stored<GrantFields>;

const index = defineList({
  name: 'accessGrant',
  key: 'number',
  columns: { state: 'u8', origin: 'u8', person: 'many', asker: 'many', words: 'text' },
});

export const grantMapping: ListMapping = {
  keyword: 'words',
  fields: { state: byWord('state', GRANT_STAGES) },
  sorts: { createdAt: 'key' },
};

/** Temporary access of persons to an agency. A person has one open request at most. */
export const grantStore = new RecordStore<GrantFields>({
  name: 'accessGrant',
  title: ({ name }) => name,
  unique: [{ kind: 'open', field: 'email', of: (grant) => (isOpen(grant) ? grant.email : '') }],
  list: listOf(index, ({ no, stage, name, email, userId, origin, askedBy }) => ({
    no,
    key: no,
    state: wordNo(GRANT_STAGES, stage),
    origin: wordNo(GRANT_ORIGINS, origin),
    person: userId ? [noOf(userId)] : [],
    // Numbers of the operator's users mean others here.
    asker: origin === 'operator' ? [] : [noOf(askedBy.userId)],
    words: fold(`${name} ${email}`),
  })),
});

const NEWEST_FIRST = { by: 'key', direction: -1 } as const;
/** Finds the records of a user, the newest first. */
export const grantsOf = (tenantId: string, userId: Id): Promise<TemporaryGrant[]> =>
  grantStore.where({ tenantId }, [{ column: 'person', anyOf: [noOf(userId)] }], NEWEST_FIRST);
/** Finds what operators asked of an agency, the newest first. */
export const ofOperators = (tenantId: string): Promise<TemporaryGrant[]> =>
  grantStore.where({ tenantId }, [{ column: 'origin', anyOf: [wordNo(GRANT_ORIGINS, 'operator')] }], NEWEST_FIRST);
/** Selects the records that a user of the agency asked for. */
export const askedBy = (userId: Id) => ({ column: 'asker', anyOf: [noOf(userId)] });
