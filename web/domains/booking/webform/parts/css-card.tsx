import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { CSS_MAX, type Webform } from '#shared/domains/booking/webform/schemas.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { useShowWebform } from './use-webform-write.ts';

/** A style of the agency's own: it reaches the form and nothing else, and loads nothing. */
export function CssCard({ form }: { readonly form: Webform }) {
  const { t } = useLingui();
  const [css, setCss] = useState(form.css);
  const show = useShowWebform();
  const save = useMutation({
    mutationFn: () => call(webformContract.routes.css, { params: { id: form.id }, body: { css } }),
    onSuccess: ({ webform }) => {
      toast(t`Style saved`);
      return show(webform);
    },
  });
  const dropped = save.data?.dropped ?? [];
  return (
    <Card title={t`Custom style`}>
      <div className="wf-fields wf-css">
        <Field label={t`CSS`} help={t`Without url(), @import and position: fixed; at most 32 KB`}>
          <Textarea
            rows={7}
            spellCheck={false}
            maxLength={CSS_MAX}
            value={css}
            onChange={({ target }) => setCss(target.value)}
          />
        </Field>
        {dropped.length > 0 && (
          <Notice tone="amber" fact={<Trans>Removed: {dropped.join(', ')}</Trans>}>
            {t`Added to the page's standard style.`}
          </Notice>
        )}
        <span>
          <Button busy={save.isPending} disabled={css === form.css} onClick={() => save.mutate()}>
            {t`Save style`}
          </Button>
        </span>
      </div>
    </Card>
  );
}
