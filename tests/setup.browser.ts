import '@testing-library/jest-dom/vitest';
import '@tand/ui/tokens.css';
import '@tand/ui/global.css';
