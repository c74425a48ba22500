import '@tand/ui/tokens.css';
import 'virtual:theme.css';
import '@tand/ui/fonts.css';
import '@tand/ui/global.css';
import '@tand/runtime/render/document.css';
