import { Paginator } from '@hireyard/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Paginator count={124} />);
