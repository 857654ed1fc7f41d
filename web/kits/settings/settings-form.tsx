import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { ZodForm } from '#web/ui/form/use-zod-form.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { SettingsFrame } from './settings-frame.tsx';

interface SettingsFormProps<In extends FieldValues, Out> {
  readonly form: ZodForm<In, Out>;
  readonly title: ReactNode;
  /** The list it belongs to. */
  readonly base: string;
  readonly listName: string;
  /** Without the right its fields can be read alone. */
  readonly may: boolean;
  /** Left out for what is new, and for what stays. */
  readonly onDelete?: (() => void) | undefined;
  readonly children: ReactNode;
  /** Under the card. */
  readonly below?: ReactNode;
}
/** One setting's fields on a card, saved and deleted below them. */
export function SettingsForm<In extends FieldValues, Out>(props: SettingsFormProps<In, Out>) {
  const { form, title, base, listName, may, onDelete, children, below } = props;
  return (
    <SettingsFrame
      title={title}
      actions={
        <PageLink to={base} className="link">
          {listName}
        </PageLink>
      }
    >
      <Form form={form}>
        <fieldset className="set-card" disabled={!may}>
          <ErrorSummary />
          {children}
          {may && (
            <span className="row">
              <Button type="submit" kind="primary" busy={form.busy}>
                <Trans>Save</Trans>
              </Button>
              {onDelete && (
                <Button kind="danger" onClick={onDelete}>
                  <Trans>Delete</Trans>
                </Button>
              )}
            </span>
          )}
        </fieldset>
      </Form>
      {below}
    </SettingsFrame>
  );
}
