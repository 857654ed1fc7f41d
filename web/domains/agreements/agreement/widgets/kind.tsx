import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type * as z from 'zod';
import type { Partner } from '#shared/domains/agreements/agreement/document.ts';
import type { AgreementCalls } from '#shared/domains/agreements/agreement/routes.ts';
import type { AgreementInput, AgreementView } from '#shared/domains/agreements/agreement/schemas.ts';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import type { Machine } from '#shared/kernel/record/machine.ts';
import type { Messages } from '#shared/kernel/text/messages.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import type { DotPhase, Tone } from '#web/ui/tone.ts';

/** The words for a kind of agreement on its pages. */
export interface AgreementWords {
  readonly one: string;
  readonly many: string;
  readonly all: string;
  readonly newOne: string;
  readonly make: string;
  readonly send: string;
  readonly copy: (number: string) => string;
  readonly totals: string;
  readonly search: string;
  readonly none: string;
  readonly noneOfYear: string;
  /** The explanation of how to create one, for an empty list. */
  readonly origin: string;
  readonly partner: string;
}
export interface StageStyle {
  readonly tone: Tone;
  readonly phase: DotPhase;
}
/** The actions that only one kind of agreement has. */
export interface OwnActions {
  /** The one next step, in the head of the page. */
  readonly next?: ReactNode;
  readonly more: readonly MenuItem[];
}

/** The facts and parts of a kind of agreement for the pages, which all kinds share. */
export interface AgreementUi {
  readonly entity: AgreementKind;
  readonly base: string;
  readonly routes: AgreementCalls;
  readonly partner: Partner;
  readonly stages: readonly string[];
  readonly looks: Readonly<Record<string, StageStyle>>;
  /** The transitions between the stages, as the rules define them. */
  readonly machine: Machine<string>;
  readonly useWords: () => AgreementWords;
  /** Words of the stages; a hook because they follow the language. */
  readonly useStages: () => Readonly<Record<string, string>>;
  /** Whether sending and signing change the status of the show. */
  readonly movesShow?: boolean;
  readonly useActions?: (agreement: AgreementView) => OwnActions;
  /** Fields and notices that only this kind has. */
  readonly Fields?: ComponentType;
  readonly Notice?: ComponentType<{ readonly agreement: AgreementView }>;
  /** Links above the list that only this kind has. */
  readonly ListLinks?: ComponentType;
  /** Loads the schema with zod at the first check. */
  readonly schema: () => Promise<z.ZodType<AgreementInput, AgreementInput>>;
  readonly messages: Messages;
}
/** The kind before its calls and its schema are widened to those that the shared pages use. */
interface Given<View> extends Omit<AgreementUi, 'routes' | 'schema' | 'useActions' | 'Notice'> {
  readonly routes: object;
  readonly schema: () => Promise<unknown>;
  readonly useActions?: (agreement: View) => OwnActions;
  readonly Notice?: ComponentType<{ readonly agreement: View }>;
}

/** The looks of the stages that every kind has. */
export const USUAL_LOOKS = {
  draft: { tone: 'grey', phase: 'options' },
  sent: { tone: 'blue', phase: 'options' },
  void: { tone: 'grey', phase: 'cancelled' },
} as const;
export const agreementUi = <View extends AgreementView>(of: Given<View>): AgreementUi => of as unknown as AgreementUi;

const Kind = createContext<AgreementUi | undefined>(undefined);
export function useAgreementKind(): AgreementUi {
  const kind = useContext(Kind);
  if (!kind) throw new Error('no kind of agreement');
  return kind;
}

/** A page or card of some kind of agreement. */
export const ofKind =
  <P extends object>(Part: ComponentType<P>) =>
  (props: P & { readonly kind: AgreementUi }) => (
    <Kind.Provider value={props.kind}>
      <Part {...props} />
    </Kind.Provider>
  );
