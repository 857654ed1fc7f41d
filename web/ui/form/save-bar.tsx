import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button.tsx';
import type { ZodForm } from './use-zod-form.ts';

interface SaveBarProps<In extends FieldValues, Out> {
  readonly form: ZodForm<In, Out>;
  /** "Save budget" */
  readonly action: ReactNode;
  /** Why one may save before anything was typed. */
  readonly note?: ReactNode;
}
/** The foot of a form in a tab, in sight while there is something to save. */
export const SaveBar = <In extends FieldValues, Out>({ form, action, note }: SaveBarProps<In, Out>) => (
  <footer className="save-bar">
    <span className="meta">{form.dirty ? <Trans>Pending changes</Trans> : note}</span>
    {form.dirty && (
      <Button onClick={() => form.form.reset()}>
        <Trans>Discard changes</Trans>
      </Button>
    )}
    <Button type="submit" kind="primary" keys="mod+enter" busy={form.busy}>
      {action}
    </Button>
  </footer>
);
