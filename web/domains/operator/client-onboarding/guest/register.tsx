import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Building2, MailCheck } from 'lucide-react';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { registerContract } from '#shared/domains/operator/register/contract.ts';
import { PublicPage } from '#web/domains/relations/link/widgets/public-page.tsx';
import { mutationOf } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { isAtField, RefusalContext, Text, textIn } from './text-field.tsx';

const { self } = registerContract.routes;

/** Says that a mail is under way. It says the same for an address that has an account. */
function Registered({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <MailCheck size={28} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        <Trans>Look at your inbox</Trans>
      </h1>
      <p className="mut">
        <Trans>We sent an email to {email}. Its link opens your agency.</Trans>
      </p>
    </>
  );
}

/** Registers an agency: a link to open it comes by email. */
export function RegisterPage() {
  const { t } = useLingui();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    ...mutationOf(self),
    meta: { quiet: true },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [agencyName, name, email] = ['agencyName', 'name', 'email'].map((field) => textIn(form, field));
    const body = { agencyName: agencyName ?? '', name: name ?? '', email: email ?? '', locale: currentLocale() };
    if (!isPending) mutate({ body });
  };
  return (
    <PublicPage agency="Backline" foot={t`We use these facts only to open your agency.`}>
      {isSuccess ? (
        <Registered email={variables.body.email} />
      ) : (
        <>
          <Building2 size={28} aria-hidden="true" />
          <h1>{t`Open your agency`}</h1>
          <form className="lk-code" noValidate onSubmit={submit}>
            <RefusalContext value={error}>
              <Text name="agencyName" label={t`Agency`} value="" must autoComplete="organization" />
              <Text name="name" label={t`Your name`} value="" must autoComplete="name" />
              <Text name="email" label={t`Email`} value="" must max={254} type="email" autoComplete="email" />
            </RefusalContext>
            {!isAtField(error) && <Problem error={error} />}
            <Button type="submit" kind="primary" size="xl" busy={isPending}>
              {t`Register`}
            </Button>
          </form>
          {/* Another document: this one has no sign-in. */}
          <a className="link" href="/account/signin">
            {t`Sign in`}
          </a>
        </>
      )}
    </PublicPage>
  );
}
