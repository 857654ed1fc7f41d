import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import type { AliasFields } from '#shared/kernel/contract/alias-contract.ts';
import type { Meta } from '#shared/kernel/record/record.ts';

export type AliasRow = AliasFields & Meta;

/** The possible meanings of a text, and the words for them. */
export interface AliasMeaning<Row> {
  /** The domain whose queries are reloaded after a write. */
  readonly domain: string;
  readonly label: MessageDescriptor;
  /** Returns the meaning of the text; empty until a user has chosen one. */
  readonly of: (row: Row) => string;
  readonly options: (row: Row) => readonly { readonly value: string; readonly label: string }[];
  /** Names the choice for screen readers. */
  readonly chooseName: (text: string) => MessageDescriptor;
  /** Saves the meaning of the text. Returns the message for the user. */
  readonly map: (row: Row, value: string) => Promise<ReactNode>;
  /** The note beside a text that has no known meaning. */
  readonly nothing: MessageDescriptor;
  readonly sayNothing: MessageDescriptor;
  readonly sayNothingName: (text: string) => MessageDescriptor;
  readonly giveUp: (row: Row) => Promise<unknown>;
}
