// A style sheet, for bundlers that take one where scripts are imported.

export {};
