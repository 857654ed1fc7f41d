import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense, useState } from 'react';
import type { Subscription, SubscriptionChange } from '#shared/domains/operator/subscription/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { dialogPart } from '#web/ui/dialog-part.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';

const TermsDialog = dialogPart(async () => (await import('./terms-dialog.tsx')).TermsDialog);
const BillingDialog = dialogPart(async () => (await import('./billing-dialog.tsx')).BillingDialog);

interface SubscriptionActsProps {
  readonly subscription: Subscription;
  readonly save: (change: SubscriptionChange) => Promise<unknown>;
  /** More entries of the menu. */
  readonly more?: ComponentProps<typeof MoreMenu>['groups'][number]['items'];
}
/** Changes a subscription: for its agency, or for the operator. */
export function SubscriptionActs({ subscription, save, more = [] }: SubscriptionActsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'terms' | 'billing'>();
  const props = { subscription, save, onClose: () => setOpen(undefined) };
  const items = [{ id: 'billing', label: t`Change billing details`, onSelect: () => setOpen('billing') }, ...more];
  return (
    <>
      <Button onClick={() => setOpen('terms')}>{t`Change`}</Button>
      <MoreMenu label={t`More for the subscription`} groups={[{ id: 'more', items }]} />
      <Suspense>
        {open === 'terms' && <TermsDialog {...props} />}
        {open === 'billing' && <BillingDialog {...props} />}
      </Suspense>
    </>
  );
}
