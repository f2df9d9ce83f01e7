// Stands for what pages do without. An alias of `false` would have a number that the folder of the build decides.
export {};
