import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { embedSnippet } from '#shared/domains/booking/webform/embed.ts';
import type { Webform } from '#shared/domains/booking/webform/schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toaster.ts';
import { publicUrl } from '../queries.ts';

/** Sites that may show the form in a frame, one a line. */
function OriginsField() {
  const { t } = useLingui();
  return (
    <ControlField<readonly string[]>
      name="origins"
      label={t`Sites that can embed the form`}
      help={t`One per line, e.g. https://www.example.com`}
    >
      {({ id, value, onChange, onBlur, invalid }) => (
        <Textarea
          id={id}
          rows={2}
          aria-invalid={invalid}
          defaultValue={value.join('\n')}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value.split(/\s+/).filter(Boolean))}
        />
      )}
    </ControlField>
  );
}

/** The form on the agency's own site: who may show it, and what to paste there. `form` is the saved one. */
export function EmbedFields({ form }: { readonly form: Webform }) {
  const { t } = useLingui();
  const snippet = embedSnippet(publicUrl(form), form);
  const copy = async () => {
    await navigator.clipboard.writeText(snippet);
    toast(t`Embed code copied`);
  };
  return (
    <>
      <OriginsField />
      {form.origins.length === 0 ? (
        <p className="meta">{t`Add your site and save. Until then no site can show the form.`}</p>
      ) : (
        <>
          <Field label={t`Embed code for your site`} help={t`The frame grows with the form`}>
            <Textarea rows={5} readOnly spellCheck={false} className="wf-code" value={snippet} />
          </Field>
          <span>
            <Button icon={<Copy size={14} aria-hidden="true" />} onClick={() => void copy()}>
              {t`Copy embed code`}
            </Button>
          </span>
        </>
      )}
    </>
  );
}
