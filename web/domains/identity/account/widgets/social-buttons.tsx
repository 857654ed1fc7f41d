import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteSettingsQuery } from '#web/platform/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { beginSocial } from './social.ts';

/** Signs in with an account elsewhere, at the providers of this installation. */
export function SocialButtons({ returnTo }: { readonly returnTo?: string | undefined }) {
  const { data } = useQuery(siteSettingsQuery);
  const [chosen, setChosen] = useState<string>();
  const onChoose = (provider: string) => {
    setChosen(provider);
    beginSocial(provider, 'signIn', returnTo).catch(() => setChosen(undefined));
  };
  if (!data?.social) return null;
  return (
    <div className="entry-social">
      {data.social.providers.map((provider) => (
        <Button key={provider} size="lg" busy={chosen === provider} onClick={() => onChoose(provider)}>
          <Trans>Continue with {provider}</Trans>
        </Button>
      ))}
    </div>
  );
}
