import { useRouter } from '@tanstack/react-router';

/** To an address known at run time only; pages that know theirs use the router's typed navigate. */
export function useGoTo(): (address: string) => void {
  const router = useRouter();
  return (address) => router.history.push(address);
}
