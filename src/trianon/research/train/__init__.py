"""Training of a policy and a value net by self-play, on the CPU or on one GPU; needs the extra `train` (PyTorch).

    from trianon.research.train.settings import TrainSettings
    from trianon.research.train.trainer import Trainer

    trainer = Trainer(TrainSettings(game="histrio", rows=256, device="cpu"))
    trainer.run(decisions=200_000)
    trainer.save("histrio.pt")

`trianon train` does it from the command line. Exported nets play without PyTorch (`trianon.bots.nets`).
"""
