import { useLingui } from '@lingui/react/macro';
import { Segmented } from '../choice.tsx';

/** The ways to give a signature. A typed name needs no pointer. */
export const SIGNATURE_METHODS = ['typed', 'drawn', 'uploaded'] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

type SignatureMethodsProps = Readonly<{ value: SignatureMethod; onChange: (method: SignatureMethod) => void }>;
/** Chooses a way to give a signature. */
export function SignatureMethods({ value, onChange }: SignatureMethodsProps) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`How do you want to sign?`}
      value={value}
      onChange={onChange}
      items={[
        { value: 'typed', label: t`Type name` },
        { value: 'drawn', label: t`Draw` },
        { value: 'uploaded', label: t`Upload` },
      ]}
    />
  );
}
