export { SidePanel, type SidePanelProps } from './SidePanel.tsx';
export { SidePanelLayout, type SidePanelLayoutProps } from './SidePanelLayout.tsx';
