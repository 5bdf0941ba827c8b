import { Loader } from '@hireyard/ui/components/Loader';

/** Shows while it is not yet known whether a page may be shown (ST-05). */
export function PageLoader() {
  return <Loader extent="page" />;
}
