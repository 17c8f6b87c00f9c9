export class HistrioTable { constructor(_: never) {} }
