import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  DISPUTE_CATEGORIES,
  DISPUTE_TEXT_MAX,
  DISPUTE_TEXT_MIN,
  type DisputeCategory,
} from '#shared/domains/agreements/invoice/dispute.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { call } from '#web/platform/api.ts';
import { useFormat } from '#web/platform/format.ts';
import { FileUpload } from '#web/ui/controls/file-upload.tsx';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select, Textarea } from '#web/ui/input.tsx';
import { useCategoryWords } from '../widgets/category-words.ts';
import { PayerForm } from './form.tsx';
import { useAct, usePayer } from './payer.ts';

const { dispute, upload } = invoiceLinkContract.routes;

interface Sent {
  readonly key: string;
  readonly name: string;
}
function useDispute() {
  const { t } = useLingui();
  const { money } = useFormat();
  const { open, currency } = usePayer().view;
  const [category, setCategory] = useState<DisputeCategory>();
  const [text, setText] = useState('');
  const [amount, setAmount] = useState(open);
  const [files, setFiles] = useState<readonly Sent[]>([]);
  const problems = {
    category: category ? undefined : t`Please choose one`,
    text: text.trim().length < DISPUTE_TEXT_MIN ? t`Explain it in at least ten characters` : undefined,
    amount: amount < 1 ? t`Please fill in this field` : amount > open ? t`At most ${money(open, currency)}` : undefined,
  };
  return { category, setCategory, text, setText, amount, setAmount, files, setFiles, problems };
}

/** Objects to a part of the open amount, or to all of it. */
export function DisputeForm() {
  const { t } = useLingui();
  const { secret, view } = usePayer();
  const { agency, currency } = view;
  const form = useDispute();
  const { category, text, amount, files, problems } = form;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useAct(dispute);
  const words = useCategoryWords();
  const submit = () => {
    setChecked(true);
    const isWhole = Object.values(problems).every((problem) => problem === undefined);
    if (isWhole && category) mutate({ category, text: text.trim(), amount, files: [...files] });
    return isWhole;
  };
  const errorOf = (field: keyof typeof problems) => (isChecked ? problems[field] : undefined);
  return (
    <PayerForm
      title={t`Dispute this invoice`}
      lead={<Trans>{agency} reads it and answers. The part that you do not dispute stays due.</Trans>}
      action={t`Send dispute`}
      busy={isPending}
      error={error}
      onSubmit={submit}
    >
      <Field label={t`What is wrong?`} must error={errorOf('category')}>
        <Select
          placeholder={t`Choose`}
          value={category ?? ''}
          options={DISPUTE_CATEGORIES.map((value) => ({ value, label: words[value] }))}
          onChange={(event) => form.setCategory(DISPUTE_CATEGORIES.find((one) => one === event.target.value))}
        />
      </Field>
      <Field label={t`Disputed amount`} must error={errorOf('amount')}>
        <MoneyField live value={{ minor: amount, currency }} onChange={({ minor }) => form.setAmount(minor)} />
      </Field>
      <Field label={t`Explanation`} must error={errorOf('text')}>
        <Textarea
          rows={5}
          maxLength={DISPUTE_TEXT_MAX}
          value={text}
          onChange={(event) => form.setText(event.target.value)}
        />
      </Field>
      <FileUpload
        label={t`Files`}
        multiple
        purpose="attachment"
        presign={({ name, type, size }, signal) =>
          call(upload, { params: { secret }, body: { name, type, size } }, { signal })
        }
        onUploaded={({ key, name }) => form.setFiles((all) => [...all, { key, name }])}
      />
    </PayerForm>
  );
}
