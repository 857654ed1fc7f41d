import { isFreeReference } from '#shared/domains/free-field/values.ts';
import { DOWNLOAD_DAYS, DOWNLOAD_MAX_DAYS } from '#shared/domains/link/rules.ts';
import { addDays, diffDays, type LocalDate } from '#shared/kernel/date.ts';
import { AppError } from '#shared/kernel/error.ts';
import { LOCKING, leadsTo, machine } from '#shared/kernel/machine.ts';
import type { AskedRendering, ContractFields, ContractInput, ContractWordTemplate, Rendering } from './schemas.ts';

export const contractMachine = machine({
  name: 'contract',
  first: 'draft',
  steps: [
    { on: 'change the paper', from: ['draft'], to: 'draft' },
    { on: 'send', from: ['draft', 'sent'], to: 'sent' },
    { on: 'void', from: ['sent'], to: 'void' },
    { on: 'delete', from: ['draft'], to: 'deleted' },
  ],
});

/** In any stage, which it keeps. */
export const contractLock = machine({ name: 'contract: lock', first: 'open', steps: LOCKING });

type Locked = Partial<Pick<ContractFields, 'lockedAt'>>;
/** A locked contract changes only after it is unlocked. */
export function checkUnlocked({ lockedAt }: Locked): void {
  if (!leadsTo(contractLock, lockedAt ? 'locked' : 'open', 'change')) throw new AppError('contract.locked');
}

/** `C-2026-0042`: gap-free per agency and year. */
export const contractNumber = (year: number, value: number): string => `C-${year}-${String(value).padStart(4, '0')}`;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The contract with what its author changed. Once sent, nothing that is on paper changes any more. */
export function changed(
  before: ContractFields,
  input: ContractInput,
  wordTemplate?: ContractWordTemplate,
  freeFields = before.freeFields ?? {},
): ContractFields {
  checkUnlocked(before);
  const { locale, template, statusId, tagIds = before.tagIds } = input;
  const { number, version } = before.document;
  const document = { ...input.document, locale, number, version };
  const isFrozen = !leadsTo(contractMachine, before.stage, 'change the paper');
  if (isFrozen && !same(paperOf({ template, wordTemplate, document, freeFields }), paperOf(before)))
    throw new AppError('contract.frozen');
  const { statusId: _oldStatus, wordTemplate: _oldTemplate, freeFields: _oldFree, ...rest } = before;
  return {
    ...rest,
    locale,
    template,
    document,
    ...(wordTemplate ? { wordTemplate } : {}),
    ...(statusId ? { statusId } : {}),
    ...(tagIds ? { tagIds } : {}),
    ...(Object.keys(freeFields).length > 0 ? { freeFields } : {}),
  };
}

/**
 * All that decides what a contract looks like; keys in one order, so that equal papers are equal texts. Free fields stand
 * on paper where the agency's own template names them; whom they name, not what they are called by now.
 */
export function paperOf({ template, wordTemplate, document, freeFields = {} }: Paper): string {
  const said = Object.entries(freeFields).map(([id, value]) => [id, isFreeReference(value) ? value.id : value]);
  const own = said.length > 0 ? [sorted(Object.fromEntries(said))] : [];
  return JSON.stringify([template, sorted(document), ...(wordTemplate ? [wordTemplate.key, ...own] : [])]);
}
type Paper = Pick<ContractFields, 'template' | 'document' | 'freeFields'> & {
  readonly wordTemplate?: ContractWordTemplate | undefined;
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, sorted(inner)]));
};

/** Whoever is at it is done long before; asked twice, the same paper is made twice. */
const PENDING_MS = 15 * 60_000;

/** Whether the paper of this state is not there and nobody is at it any more. */
export function needsRendering(rendering: AskedRendering | undefined, hash: string, now: Date): boolean {
  if (rendering?.hash !== hash || rendering.state === 'failed') return true;
  return rendering.state === 'pending' && !(Date.parse(rendering.askedAt ?? '') > now.getTime() - PENDING_MS);
}

/** Only paper that can be read goes out; a void contract never does. */
export function checkSendable(contract: Pick<ContractFields, 'stage'>, rendering: Rendering | undefined): Rendering {
  if (!leadsTo(contractMachine, contract.stage, 'send')) throw new AppError('contract.void');
  if (rendering?.state !== 'ready' || rendering.files.length === 0) throw new AppError('contract.notReady');
  return rendering;
}

/** Only a draft may come to belong to another show. */
export function checkLinkable({ stage, ...lock }: Pick<ContractFields, 'stage'> & Locked): void {
  checkUnlocked(lock);
  if (!leadsTo(contractMachine, stage, 'change the paper')) throw new AppError('contract.frozen');
}

/** Only a draft may go; what somebody has received stays, at most as void. */
export function checkRemovable({ stage, ...lock }: Pick<ContractFields, 'stage'> & Locked): void {
  checkUnlocked(lock);
  if (!leadsTo(contractMachine, stage, 'delete')) throw new AppError('contract.frozen');
}
export function checkVoidable({ stage, ...lock }: Pick<ContractFields, 'stage'> & Locked): void {
  checkUnlocked(lock);
  if (!leadsTo(contractMachine, stage, 'void'))
    throw new AppError(stage === 'void' ? 'contract.void' : 'contract.notSent');
}

/** The last day of a link: as asked, within the limits, else the usual 30 days. */
export function lastDay(today: LocalDate, wanted: LocalDate | undefined): LocalDate {
  if (wanted === undefined) return addDays(today, DOWNLOAD_DAYS);
  const days = diffDays(today, wanted);
  if (days < 0 || days > DOWNLOAD_MAX_DAYS)
    throw new AppError('dateRange', {
      field: 'expiresOn',
      params: { min: today, max: addDays(today, DOWNLOAD_MAX_DAYS) },
    });
  return wanted;
}
