import { isFreeReference } from '#shared/domains/identity/free-field/values.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { LOCKING, leadsTo, type Machine, machine, type Step } from '#shared/kernel/record/machine.ts';
import { sorted } from '#shared/kernel/values/sorted.ts';
import type { Rendering } from './rendering.ts';
import type { AgreementFields, AgreementInput, AgreementWordTemplate } from './schemas.ts';
import { sameShows } from './several.ts';

/** Formats an agreement number such as `C-2026-0042`. Numbers are gap-free per agency and year. */
export const agreementNumber = (prefix: string, year: number, value: number): string =>
  `${prefix}-${year}-${String(value).padStart(4, '0')}`;

/** The lock of an agreement, in any stage. It keeps the stage. */
const lockMachine = machine({ name: 'agreement: lock', first: 'open', steps: LOCKING });

/** The steps of an agreement that is signed. */
export const SIGNED_STEPS: readonly Step<'draft' | 'sent' | 'signed' | 'void' | 'deleted'>[] = [
  { on: 'change the document', from: ['draft'] },
  { on: 'send', from: ['draft', 'sent'], to: 'sent' },
  { on: 'sign', from: ['sent'], to: 'signed' },
  { on: 'send', from: ['signed'] },
  { on: 'void', from: ['sent', 'signed'], to: 'void' },
  { on: 'delete', from: ['draft'], to: 'deleted' },
];

type Locked = Partial<Pick<AgreementFields, 'lockedAt'>>;
type Staged = Pick<AgreementFields, 'stage'> & Locked;
type Agreement = Pick<AgreementFields, 'template' | 'document' | 'freeFields'> & {
  readonly wordTemplate?: AgreementWordTemplate | undefined;
};

/**
 * Returns all the content of an agreement as text. Its keys are in a fixed order, so that equal agreements give equal texts.
 * Free fields count only with the agency's own template. A reference counts by its id, not by its current name.
 */
export function agreementOf({ template, wordTemplate, document, freeFields = {} }: Agreement): string {
  const said = Object.entries(freeFields).map(([id, value]) => [id, isFreeReference(value) ? value.id : value]);
  const own = said.length > 0 ? [sorted(Object.fromEntries(said))] : [];
  return JSON.stringify([template, sorted(document), ...(wordTemplate ? [wordTemplate.key, ...own] : [])]);
}

/** Returns the fields with the changes of their author. */
function withInput(
  before: AgreementFields,
  { locale, template, statusId, tagIds = before.tagIds, ...input }: AgreementInput,
  wordTemplate: AgreementWordTemplate | undefined,
  freeFields: NonNullable<AgreementFields['freeFields']>,
): AgreementFields {
  const { statusId: _oldStatus, wordTemplate: _oldTemplate, freeFields: _oldFree, ...rest } = before;
  const { number, version } = before.document;
  return {
    ...rest,
    locale,
    template,
    document: { ...input.document, locale, number, version },
    ...(wordTemplate ? { wordTemplate } : {}),
    ...(statusId ? { statusId } : {}),
    ...(tagIds ? { tagIds } : {}),
    ...(Object.keys(freeFields).length > 0 ? { freeFields } : {}),
  };
}

/** Builds the rules of a kind of agreement. Its machine has at least `change the agreement`, `send`, `void` and `delete`. */
export function agreementRules<S extends string>(entity: AgreementKind, life: Machine<S>) {
  const leads = ({ stage }: Staged, on: string) => leadsTo(life as Machine<string>, stage, on);
  const refuse = (code: string): never => {
    throw new AppError(`${entity}.${code}`);
  };
  /** Refuses a change of a locked agreement. */
  function checkUnlocked({ lockedAt }: Locked): void {
    if (!leadsTo(lockMachine, lockedAt ? 'locked' : 'open', 'change')) refuse('locked');
  }
  /** Refuses to move an agreement to another show unless it is a draft. */
  function checkLinkable(agreement: Staged): void {
    checkUnlocked(agreement);
    if (!leads(agreement, 'change the document')) refuse('frozen');
  }
  /** Refuses to delete an agreement unless it is a draft. An agreement that was sent can only be voided. */
  function checkRemovable(agreement: Staged): void {
    checkUnlocked(agreement);
    if (!leads(agreement, 'delete')) refuse('frozen');
  }
  function checkVoidable(agreement: Staged): void {
    checkUnlocked(agreement);
    if (!leads(agreement, 'void')) refuse({ draft: 'notSent', void: 'void' }[agreement.stage] ?? 'decided');
  }
  /** Refuses to send an agreement that is void, decided or not rendered. */
  function checkSendable(agreement: Staged, rendering: Rendering | undefined): Rendering {
    if (!leads(agreement, 'send')) refuse(agreement.stage === 'void' ? 'void' : 'decided');
    return rendering?.state === 'ready' && rendering.files.length > 0 ? rendering : refuse('notReady');
  }
  /** Refuses to sign an agreement that was not sent, or that is signed already. */
  function checkSignable(agreement: Staged): void {
    checkUnlocked(agreement);
    if (leads(agreement, 'sign')) return;
    refuse({ draft: 'notSent', void: 'void' }[agreement.stage] ?? 'decided');
  }
  /** Returns the stage of an agreement after it is sent, also for a second time. */
  const stageOnceSent = (agreement: Staged): string => leads(agreement, 'send') ?? agreement.stage;
  /** Returns an agreement with its author's changes. Once sent, nothing that is in print changes any more. */
  function changed(
    before: AgreementFields,
    input: AgreementInput,
    wordTemplate?: AgreementWordTemplate,
    freeFields = before.freeFields ?? {},
  ): AgreementFields {
    checkUnlocked(before);
    if (!sameShows(before.document, input.document)) throw new AppError('choice', { field: 'document.shows' });
    const after = withInput(before, input, wordTemplate, freeFields);
    const isFrozen = !leads(before, 'change the document');
    return isFrozen && agreementOf({ ...after, freeFields }) !== agreementOf(before) ? refuse('frozen') : after;
  }
  return {
    checkUnlocked,
    checkLinkable,
    checkRemovable,
    checkVoidable,
    checkSendable,
    checkSignable,
    stageOnceSent,
    changed,
  };
}
export type AgreementRules = ReturnType<typeof agreementRules>;
