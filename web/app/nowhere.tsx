import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accessToken } from '#web/platform/auth.ts';
import { meQuery } from '#web/platform/me.ts';
import { NotFoundPage } from './error-page.tsx';
import { Shell } from './shell/shell.tsx';

/** An address that leads nowhere: who is signed in keeps the navigation. */
export function Nowhere() {
  const queries = useQueryClient();
  const known = useQuery({
    queryKey: ['nowhere'],
    queryFn: async () => {
      if (!(await accessToken())) return false;
      await queries.ensureQueryData(meQuery);
      return true;
    },
  });
  if (known.isPending) return null;
  if (!known.data) return <NotFoundPage />;
  return (
    <Shell>
      <NotFoundPage />
    </Shell>
  );
}
