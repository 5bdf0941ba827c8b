import { Paginator } from '@hireyard/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Paginator page={0} size={25} total={124} onPage={() => undefined} />);
