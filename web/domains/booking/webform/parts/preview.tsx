import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { WebformDetails } from '#shared/domains/booking/webform/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { queryOf } from '#web/platform/api.ts';
import { Card } from '#web/ui/card.tsx';
import { useSettled } from '#web/ui/use-settled.ts';

interface PreviewProps {
  readonly id: string;
  /** Tells one state of the other parts from the next. */
  readonly rev: number;
  readonly locale: Locale;
}
/** The public page as it would be; nothing in it can be sent. */
export function Preview({ id, rev, locale }: PreviewProps) {
  const { t } = useLingui();
  const typed = useSettled(WebformDetails.safeParse(useWatch()));
  const query = queryOf(webformContract.routes.preview, { body: { ...(typed.data ?? { name: '' }), id, locale } });
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, rev],
    enabled: typed.success,
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t`Preview`} className="wf-preview">
      {/* No script runs in it. Of our origin, since browsers put off drawing a frame of another while they are busy. */}
      <iframe title={t`Preview of the public page`} sandbox="allow-same-origin" srcDoc={data?.html ?? ''} />
    </Card>
  );
}
