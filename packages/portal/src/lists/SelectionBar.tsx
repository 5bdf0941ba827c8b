import { BulkBar } from '@hireyard/ui/components/BulkBar';

/** Loaded behind the list: it is hidden until a row is selected. */
export default BulkBar;
