import 'react';

/* Attributes of declarative WebMCP, which React passes on and does not know yet
   (https://developer.chrome.com/docs/ai/webmcp/declarative-api). */
declare module 'react' {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
    toolautosubmit?: '';
  }

  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}
