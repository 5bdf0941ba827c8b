import { readFileSync, writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

const page = readFileSync('dist/index.html', 'utf8');
writeFileSync('dist/index.html', page.replace('<!--app-->', renderToString(<App consent={null} />)));
