import { Loader } from '@hireyard/ui/components/Loader';

/** Shown until access to a page is decided (ST-05). */
export function PageLoader() {
  return <Loader extent="page" />;
}
