import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { ColorField } from '#web/ui/controls/color-field.tsx';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { Field } from '#web/ui/field.tsx';
import { useReading } from './step.ts';
import { StepForm } from './step-form.tsx';
import { useFieldError } from './text-field.tsx';

const { upload } = clientOnboardingContract.routes;
const BRAND_PINK = '#FF0A81';

/** The colour and the logo of documents and mails. */
export function BrandStep() {
  const { t } = useLingui();
  const { view, secret } = useReading();
  const saved = view.answers.brand;
  const [color, setColor] = useState(saved?.primaryColor ?? BRAND_PINK);
  const [logoKey, setLogoKey] = useState(saved?.logoKey ?? '');
  const error = useFieldError('primaryColor');
  return (
    <StepForm
      title={t`Brand`}
      lead={t`Your documents and emails have this colour and this logo.`}
      read={() => ({ step: 'brand', primaryColor: color, logoKey })}
    >
      <Field label={t`Colour`} must error={error}>
        <ColorField value={color} onChange={setColor} />
      </Field>
      {logoKey !== '' && (
        <p className="row">
          <span className="grow">{t`A logo is chosen.`}</span>
          <Button onClick={() => setLogoKey('')}>{t`Remove logo`}</Button>
        </p>
      )}
      <FileUpload
        label={t`Logo`}
        purpose="logo"
        presign={({ name, type, size }, signal) =>
          call(upload, { params: { secret }, body: { name, type, size } }, { signal })
        }
        onUploaded={({ key }) => setLogoKey(key)}
      />
    </StepForm>
  );
}
